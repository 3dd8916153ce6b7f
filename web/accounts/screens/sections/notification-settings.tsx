import { PushSwitch } from '../../../notifications/push/push-switch.tsx';
import { NotificationPreferences } from '../../users/notification-preferences.tsx';

/** Notification settings: push on this device, and channels by type. */
export default function NotificationSettings() {
  return (
    <>
      <PushSwitch />
      <hr className="my-5 border-line border-t border-dashed" />
      <NotificationPreferences />
    </>
  );
}
