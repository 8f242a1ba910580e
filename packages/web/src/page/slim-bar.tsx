import type { ReactNode } from 'react';
import { Icon } from '../widgets/icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageTitle } from './page-title.tsx';

interface Props {
  readonly back: { readonly href: string; readonly to: string };
  readonly title: string;
  /** Where in it somebody stands; '': nowhere in particular. */
  readonly where: string;
  /** What can be done everywhere in this room. */
  readonly children?: ReactNode;
}

/** The bar of a room inside a room, in the place of the masthead: the way back, what this is, where one stands. */
export function SlimBar({ back, title, where, children }: Props) {
  return (
    <header className="slim-bar">
      <a className="slim-back" href={back.href}>
        <Icon of="back" />
        <span className="slim-back-to">{back.to}</span>
      </a>
      <PageTitle text={title} />
      {where !== '' && <p className="slim-where">{where}</p>}
      <div className="slim-end">
        {children}
        <LanguageSwitch />
      </div>
    </header>
  );
}
