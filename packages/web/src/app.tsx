import { bookOf } from '@tallyho/rulebook';
import { lazy, Suspense, useEffect } from 'react';
import { RankMark } from './career/rank-mark.tsx';
import { HomePage } from './home/home-page.tsx';
import { NewVersion } from './offline/new-version.tsx';
import { placeOf } from './page/house-rooms.ts';
import { Masthead } from './page/masthead.tsx';
import { Mishap } from './page/mishap.tsx';
import { NotFound } from './page/not-found.tsx';
import type { Route } from './page/route.ts';
import { useRoute } from './page/use-route.ts';
import { RulePanel, RuleProvider } from './rules/rule-panel.tsx';
import { type SystemId, systemIds } from './system-ids.ts';
import { useWords } from './words/language.tsx';

/** Games, scripts and rules come along when somebody asks for them. */
const CampaignsPage = lazy(async () => ({ default: (await import('./home/campaigns-page.tsx')).CampaignsPage }));
const SavedPage = lazy(async () => ({ default: (await import('./home/saved-page.tsx')).SavedPage }));
const LogPage = lazy(async () => ({ default: (await import('./career/log-page.tsx')).LogPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page.tsx')).ReplayPage }));
const SetUpPage = lazy(async () => ({ default: (await import('./entrance/set-up-page.tsx')).SetUpPage }));
const PlayPage = lazy(async () => ({ default: (await import('./entrance/play-page.tsx')).PlayPage }));
const RetracePage = lazy(async () => ({ default: (await import('./entrance/retrace-page.tsx')).RetracePage }));
const DebriefPage = lazy(async () => ({ default: (await import('./entrance/debrief-page.tsx')).DebriefPage }));
const RulebookPage = lazy(async () => ({ default: (await import('./rulebook/rulebook-page.tsx')).RulebookPage }));
const LessonsPage = lazy(async () => ({ default: (await import('./lessons/lessons-page.tsx')).LessonsPage }));
const LessonPage = lazy(async () => ({ default: (await import('./lessons/lesson-page.tsx')).LessonPage }));
const TryPage = lazy(async () => ({ default: (await import('./lessons/try-page.tsx')).TryPage }));
const PuzzlePage = lazy(async () => ({ default: (await import('./puzzle/puzzle-page.tsx')).PuzzlePage }));
const DaysPage = lazy(async () => ({ default: (await import('./puzzle/days-page.tsx')).DaysPage }));
const SharedPage = lazy(async () => ({ default: (await import('./arrival/shared-page.tsx')).SharedPage }));
const GalleryPage = lazy(async () => ({ default: (await import('./hangar/gallery-page.tsx')).GalleryPage }));
const CardsPage = lazy(async () => ({ default: (await import('./hangar/cards/cards-page.tsx')).CardsPage }));
const EntryPage = lazy(async () => ({ default: (await import('./hangar/entry-page.tsx')).EntryPage }));
const UnknownSystem = lazy(async () => ({ default: (await import('./entrance/unknown-system.tsx')).UnknownSystem }));
const AboutPage = lazy(async () => ({ default: (await import('./about/about-page.tsx')).AboutPage }));
const EditorPage = lazy(async () => ({ default: (await import('./editor/editor-page.tsx')).EditorPage }));
const PackPage = lazy(async () => ({ default: (await import('./editor/pack-page.tsx')).PackPage }));

/** What tells one shown page from another; steps and searches within a page do not. */
function keyOf(route: Route): string {
  switch (route.page) {
    case 'replay':
      return `replay/${route.file}~${route.part}`;
    case 'play':
    case 'retrace':
    case 'debrief':
      return `${route.page}/${route.game}`;
    case 'set-up':
      return `set-up/${route.system}`;
    case 'campaign':
      return `campaign/${route.room}/${route.campaign}`;
    case 'rules':
      return `rules/${route.book}`;
    case 'lesson':
      return `lesson/${route.file}`;
    case 'try':
      return `try/${route.rule}/${route.file}~${route.part}`;
    case 'puzzle':
      return `puzzle/${route.day}`;
    case 'content':
      return `content/${route.system}/${route.kind}/${route.entry}`;
    case 'editor':
      return `editor/${route.system}/${route.pack}`;
    default:
      return route.page;
  }
}

/** A game by its name in an address; null: there is none of that name. */
const systemIn = (name: string): SystemId | null => systemIds.find((system) => system === name) ?? null;

function Shown({ route, replace }: { readonly route: Route; replace(route: Route): void }) {
  switch (route.page) {
    case 'home':
      return <HomePage />;
    case 'campaigns':
      return <CampaignsPage />;
    case 'log':
      return <LogPage />;
    case 'saved':
      return <SavedPage search={route.search} onSearch={(search) => replace({ page: 'saved', search })} />;
    case 'list':
      return (
        <RulebookPage
          book={bookOf(route.search) ?? 'down-in-flames'}
          at="examples"
          search={route.search}
          onSearch={(search) => replace({ page: 'list', search })}
        />
      );
    case 'replay':
      return <ReplayPage key={keyOf(route)} route={route} onMove={replace} />;
    case 'set-up':
      return (
        <SetUpPage
          system={route.system}
          chosen={route.chosen ?? ''}
          onChosen={(chosen) => replace({ page: 'set-up', system: route.system, ...(chosen === '' ? {} : { chosen }) })}
        />
      );
    case 'campaign':
      return (
        <SetUpPage
          system={route.room}
          chosen={route.campaign}
          onChosen={(campaign) => replace({ ...route, campaign })}
        />
      );
    case 'about':
      return <AboutPage />;
    case 'play':
      return <PlayPage key={route.game} id={route.game} />;
    case 'retrace':
      return (
        <RetracePage
          key={route.game}
          id={route.game}
          step={route.step}
          onStep={(step) => replace({ ...route, step })}
        />
      );
    case 'hangar':
      return <GalleryPage wish={route.wish} onWish={(wish) => replace({ page: 'hangar', wish })} />;
    case 'debrief':
      return (
        <DebriefPage
          key={route.game}
          id={route.game}
          step={route.step ?? null}
          onStep={(step) => replace({ ...route, step })}
        />
      );
    case 'content': {
      const system = systemIn(route.system);
      if (system === null) return <UnknownSystem system={route.system} />;
      return route.entry === '' ? (
        <CardsPage key={system} system={system} />
      ) : (
        <EntryPage key={keyOf(route)} system={system} kind={route.kind} entry={route.entry} />
      );
    }
    case 'editor': {
      const system = systemIn(route.system);
      if (system === null) return <UnknownSystem system={route.system} />;
      return (
        <EditorPage
          key={keyOf(route)}
          system={system}
          pack={route.pack}
          entry={route.entry ?? ''}
          onEntry={(entry) => replace({ page: 'editor', system, pack: route.pack, entry })}
        />
      );
    }
    case 'pack':
      return <PackPage key={route.packed} packed={route.packed} />;
    case 'shared':
      return <SharedPage packed={route.packed} />;
    case 'not-found':
      return <NotFound address={route.address} />;
    case 'lessons':
      return <LessonsPage />;
    case 'lesson':
      return <LessonPage key={route.file} file={route.file} />;
    case 'try':
      return <TryPage key={keyOf(route)} route={route} />;
    case 'puzzle':
      return <PuzzlePage key={route.day} day={route.day} />;
    case 'puzzles':
      return <DaysPage />;
    case 'rules':
      return (
        <RulebookPage
          book={route.book}
          at={route.at ?? ''}
          search={route.search}
          onSearch={(search) => replace({ page: 'rules', book: route.book, search })}
        />
      );
  }
}

export function App() {
  const t = useWords();
  const [route, replace] = useRoute();
  const key = keyOf(route);
  useEffect(() => {
    // What is shown has been exchanged: begin at its top.
    if (key !== '') window.scrollTo(0, 0);
  }, [key]);
  return (
    <RuleProvider>
      <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {t.skipToContent}
      </button>
      <Masthead page={route.page}>
        <RankMark />
      </Masthead>
      <NewVersion />
      <main id="content" tabIndex={-1} data-page={route.page} data-ground={placeOf(route.page).ground}>
        <Mishap key={key} said={t.broken}>
          <Suspense fallback={<p className="sheet notice">{t.loading}</p>}>
            <Shown route={route} replace={replace} />
          </Suspense>
        </Mishap>
      </main>
      <RulePanel />
    </RuleProvider>
  );
}
