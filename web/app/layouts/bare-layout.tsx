import { Outlet } from 'react-router';
import { OfflineBar } from '../shell/offline-bar.tsx';

/** Layout without header and footer, such as sign-in. */
export default function BareLayout() {
  return (
    <>
      <OfflineBar />
      <Outlet />
    </>
  );
}
