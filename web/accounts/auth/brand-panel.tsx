import { Trans } from '@lingui/react/macro';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';

/** Tiles from the top, in the calmer palettes; the overflow is cut off. */
const courses = ['market', 'door', 'stamp', 'maker', 'welcome', 'letter', 'otp', 'voice', 'market-2'];

/** Decorative picture beside the sign-in forms, on wide screens only. */
export function BrandPanel() {
  return (
    <aside className="relative hidden overflow-hidden bg-band lg:block" aria-hidden="true">
      <div className="absolute inset-0 grid auto-rows-[160px] overflow-hidden">
        {courses.map((course) => (
          <JaaliBand key={course} id={course} tile={160} />
        ))}
      </div>
      <div className="absolute inset-x-10 bottom-10 rounded-card bg-band p-8 text-on-band">
        <p className="d2">
          <Trans>Everything for your collaboration in one place</Trans>
        </p>
        <p className="mt-3 text-lg text-on-band-2">
          <Trans>Find creators, agree on terms, do the work, get paid and see the results.</Trans>
        </p>
      </div>
    </aside>
  );
}
