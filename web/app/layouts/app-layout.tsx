import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { useFreshProfile } from '../../accounts/users/use-fresh-profile.ts';
import { ChatLayer } from '../chat-layer.tsx';
import { LiveLayer } from '../live-layer.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { Footer } from '../shell/footer.tsx';
import { OfflineBar } from '../shell/offline-bar.tsx';
import { SideMenu } from '../shell/side-menu.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

/** Layout of the app: sticky header, page, footer, and the phones' bottom bar. */
export default function AppLayout() {
  useFreshProfile();
  return (
    <div className="flex min-h-dvh flex-col max-md:has-[.bottom-bar]:pb-[68px]">
      <LiveLayer />
      <SkipLink />
      <AppHeader />
      <SideMenu />
      <OfflineBar />
      <main id="content" className="wrap min-h-dvh flex-1 pt-4 md:pt-8">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <BottomBar />
      <ChatLayer />
    </div>
  );
}
