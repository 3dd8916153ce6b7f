import { PushSwitch } from '../../../notifications/push/push-switch.tsx';
import { NotificationPreferences } from '../../users/notification-preferences.tsx';

/** How one is told: on this device, and of what by which way. */
export default function NotificationSettings() {
  return (
    <>
      <PushSwitch />
      <hr className="my-5 border-line border-t border-dashed" />
      <NotificationPreferences />
    </>
  );
}
