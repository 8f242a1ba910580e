import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { writeRoute } from '../page/route.ts';
import { type SystemId, systemIds } from '../system-ids.ts';
import { useWords } from '../words/language.tsx';
import { systemName } from '../words/names.ts';
import { useAboutWords } from './words/words.ts';
import '../style/about.css';

/** The faces that come with the page; their licences lie beside them. */
const faces = [
  { name: 'Barlow Condensed', owner: '© 2017 The Barlow Project Authors', licence: './fonts/barlow-condensed-OFL.txt' },
  { name: 'Source Sans 3', owner: '© 2023 Adobe', licence: './fonts/source-sans-3-OFL.txt' },
];

/** What this is and what it is not, whose names it uses, and under which licences it comes. */
export function AboutPage() {
  const w = useAboutWords();
  return (
    <div className="about-page">
      <PageTitle text={w.title} />
      <p className="intro">{w.intro}</p>
      <Part title={w.namesTitle} text={w.names} />
      <Part title={w.rulesTitle} text={w.rules} />
      <Part title={w.valuesTitle} text={w.values}>
        <Games to={(system) => writeRoute({ page: 'content', system, kind: '', entry: '' })} />
      </Part>
      <Part title={w.ownTitle} text={w.own}>
        <Games to={(system) => writeRoute({ page: 'editor', system, pack: '' })} />
      </Part>
      <Part title={w.privacyTitle} text={w.privacy} />
      <Part title={w.licencesTitle} text={w.licence}>
        <p>{w.faces}</p>
        <ul>
          {faces.map(({ name, owner, licence }) => (
            <li key={name}>
              {name}, {owner} (<a href={licence}>{w.faceLicence(name)}</a>)
            </li>
          ))}
        </ul>
        <p>{w.coasts}</p>
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Part = ({ title, text, children }: PartProps) => (
  <section className="sheet">
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);

/** The same page of each game. */
function Games({ to }: { to(system: SystemId): string }) {
  const t = useWords();
  return (
    <ul>
      {systemIds.map((system) => (
        <li key={system}>
          <a href={to(system)}>{systemName(system, t)}</a>
        </li>
      ))}
    </ul>
  );
}
