import type { ReactNode } from 'react';
import { Icon } from '../widgets/icon.tsx';
import { useWords } from '../words/language.tsx';
import { BrandMark } from './brand-mark.tsx';
import { doors, houseRooms, placeOf } from './house-rooms.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { type Route, writeRoute } from './route.ts';

interface Props {
  readonly page: Route['page'];
  /** Who one is. */
  readonly children: ReactNode;
}

/** The bar over every page; on little room its rooms stand at the foot of the screen. */
export function Masthead({ page, children }: Props) {
  const t = useWords();
  const here = placeOf(page);
  return (
    <header className="masthead" data-ground={here.ground}>
      <a className="brand" href="#/" aria-label={`${t.appName}${t.colon} ${t.start}`}>
        <BrandMark />
        <span className="brand-name">{t.appName}</span>
      </a>
      <nav className="rooms" aria-label={t.rooms}>
        {houseRooms.map((room) => (
          <a key={room} href={writeRoute(doors[room])} aria-current={room === here.room ? 'page' : undefined}>
            <Icon of={room} />
            <span className="room-long">{t.houseRooms[room].long}</span>
            <span className="room-short">{t.houseRooms[room].short}</span>
          </a>
        ))}
      </nav>
      <div className="masthead-end">
        {children}
        <LanguageSwitch />
      </div>
    </header>
  );
}
