import type { Session } from '../session.ts';
import { ResumedNotice } from './resumed-notice.tsx';
import { TroubleNotice } from './trouble-notice.tsx';

/** What went wrong around the game, and what has become of it meanwhile. */
export const Notices = ({ session }: { readonly session: Pick<Session, 'trouble' | 'kept' | 'retry'> }) => (
  <div className="notices">
    <TroubleNotice trouble={session.trouble} kept={session.kept} onRetry={() => session.retry()} />
    <ResumedNotice kept={session.kept} />
  </div>
);
