import { mountApplications } from './applications/applications.routes.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { mountBookmarks } from './bookmarks/bookmarks.routes.ts';
import { mountCampaigns } from './campaigns/campaigns.routes.ts';
import { mountContact } from './contact/contact.routes.ts';
import { mountDiscovery } from './discovery/discovery.routes.ts';
import { mountInvoices } from './invoices/invoices.routes.ts';
import type { Context } from './kit/context.ts';
import type { Mount } from './kit/mount.ts';
import { mountLookups } from './lookups/lookups.routes.ts';
import { mountMessages } from './messages/messages.routes.ts';
import { mountNewsletter } from './newsletter/newsletter.routes.ts';
import { mountNotifications } from './notifications/notifications.routes.ts';
import { mountPaymentMethods } from './payment-methods/payment-methods.routes.ts';
import { mountPush } from './push/push.routes.ts';
import { mountSafety } from './safety/safety.routes.ts';
import { mountSessions } from './sessions/sessions.routes.ts';
import { mountSocialAccounts } from './social-accounts/social-accounts.routes.ts';
import { mountSubscriptions } from './subscriptions/subscriptions.routes.ts';
import { mountTours } from './tours/tours.routes.ts';
import { mountUnlocks } from './unlocks/unlocks.routes.ts';
import { mountUsers } from './users/users.routes.ts';
import { mountWallet } from './wallet/wallet.routes.ts';

/** Mounts every feature's calls. */
export function mountFeatures(mount: Mount, context: Context): void {
  mountAuth(mount, context);
  mountSessions(mount, context);
  mountTours(mount, context);
  mountUsers(mount, context);
  mountSocialAccounts(mount, context);
  mountSafety(mount, context);
  mountNewsletter(mount, context);
  mountContact(mount, context);
  mountLookups(mount, context);
  mountMessages(mount, context);
  mountNotifications(mount, context);
  mountPush(mount, context);
  mountDiscovery(mount, context);
  mountBookmarks(mount, context);
  mountCampaigns(mount, context);
  mountApplications(mount, context);
  mountSubscriptions(mount, context);
  mountUnlocks(mount, context);
  mountWallet(mount, context);
  mountPaymentMethods(mount, context);
  mountInvoices(mount, context);
}
