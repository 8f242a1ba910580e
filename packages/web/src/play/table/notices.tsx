import { type Resumed, ResumedNotice } from './resumed-notice.tsx';
import { type Troubled, TroubleNotice } from './trouble-notice.tsx';

/** What went wrong around the game, and what has become of it meanwhile. */
export const Notices = ({ session }: { readonly session: Troubled & Resumed }) => (
  <div className="notices">
    <TroubleNotice session={session} />
    <ResumedNotice session={session} />
  </div>
);
