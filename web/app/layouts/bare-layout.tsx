import { Outlet } from 'react-router';
import { OfflineBar } from '../shell/offline-bar.tsx';

/** Sign-in and the like: no header, no footer. */
export default function BareLayout() {
  return (
    <>
      <OfflineBar />
      <Outlet />
    </>
  );
}
