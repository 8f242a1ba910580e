import { writeRoute } from '../page/route.ts';
import { Icon, type IconId } from '../widgets/icon.tsx';
import { useHomeWords } from './words/words.ts';

interface Props {
  readonly href: string;
  readonly icon: IconId;
  readonly title: string;
  readonly help: string;
}

/** A telegram on the wall: one way to begin. */
function WayCard({ href, icon, title, help }: Props) {
  return (
    <a className="way-card" href={href}>
      <span className="way-sign">
        <Icon of={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        <span>{help}</span>
      </span>
    </a>
  );
}

/** Two people at one screen. */
export function FriendCard() {
  const w = useHomeWords();
  const href = writeRoute({ page: 'set-up', system: 'down-in-flames', chosen: 'two' });
  return <WayCard href={href} icon="friend" title={w.friend} help={w.friendHelp} />;
}

/** For whoever has no game to go on with. */
export function FirstLessonCard() {
  const w = useHomeWords();
  return <WayCard href={writeRoute({ page: 'lessons' })} icon="school" title={w.lessonCard} help={w.lessonHelp} />;
}
