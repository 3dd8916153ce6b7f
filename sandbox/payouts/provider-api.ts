import type { FastifyInstance } from 'fastify';
import { requireKeys } from '../provider/keys.ts';
import { type ProviderBody as Body, notFound, refuse } from '../provider/refusals.ts';
import type { PayoutBooks } from './books.ts';
import type { Contact, FundAccount } from './entities.ts';
import { type PayoutRefusal, readContact, readFundAccount, readPayout } from './requests.ts';

interface Options {
  books: PayoutBooks;
  keyId: string;
  keySecret: string;
  /** Account number that payouts are made from. */
  account: string;
}

type WithId = { Params: { id: string } };
const keyHeader = 'x-payout-idempotency';

/** The provider's HTTP API for payouts below `/v1`, with its paths, fields and errors. */
export function servePayoutApi(app: FastifyInstance, { books, keyId, keySecret, account }: Options): void {
  requireKeys(app, { keyId, keySecret });

  app.post<{ Body: Body }>('/contacts', async (request, reply) => {
    const made = readContact(request.body ?? {});
    if (isRefusal(made)) return refuse(reply, made.refused);
    const contact = Object.values(books.contacts).find((each) => isSameContact(each, made)) ?? made;
    books.contacts[contact.id] = contact;
    books.save();
    return contact;
  });

  app.post<{ Body: Body }>('/fund_accounts', async (request, reply) => {
    const made = readFundAccount(request.body ?? {}, books.contacts);
    if (isRefusal(made)) return refuse(reply, made.refused);
    const fundAccount = Object.values(books.fundAccounts).find((each) => isSameFundAccount(each, made)) ?? made;
    books.fundAccounts[fundAccount.id] = fundAccount;
    books.save();
    return fundAccount;
  });

  app.post<{ Body: Body }>('/payouts', async (request, reply) => {
    const key = String(request.headers[keyHeader] ?? '');
    if (!/^[\w -]{4,36}$/.test(key)) return refuse(reply, 'The idempotency key is required: 4 to 36 characters');
    const body = JSON.stringify(request.body ?? {});
    const known = books.keys[key];
    if (known) {
      if (known.body !== body) return refuse(reply, 'Different request body sent for the same Idempotency Header');
      return books.payouts[known.payoutId];
    }
    const payout = readPayout(request.body ?? {}, { account, fundAccounts: books.fundAccounts });
    if (isRefusal(payout)) return refuse(reply, payout.refused);
    books.payouts[payout.id] = payout;
    books.keys[key] = { body, payoutId: payout.id };
    books.save();
    return payout;
  });

  app.get<WithId>('/payouts/:id', async (request, reply) => books.payouts[request.params.id] ?? notFound(reply));
  app.get<{ Querystring: { account_number?: string; reference_id?: string } }>('/payouts', async (request, reply) => {
    const { account_number, reference_id } = request.query;
    if (account_number !== account) return refuse(reply, 'The account number is invalid');
    const items = Object.values(books.payouts)
      .filter((payout) => reference_id === undefined || payout.reference_id === reference_id)
      .toReversed();
    return { entity: 'collection', count: items.length, items };
  });
}

function isRefusal(made: object): made is PayoutRefusal {
  return 'refused' in made;
}

/** The provider returns an existing contact or account with the same details instead of creating a second one. */
function isSameContact(one: Contact, other: Contact): boolean {
  const details = ({ name, contact, email, type, reference_id }: Contact) =>
    JSON.stringify([name, contact, email, type, reference_id]);
  return details(one) === details(other);
}

function isSameFundAccount(one: FundAccount, other: FundAccount): boolean {
  const details = ({ contact_id, vpa, bank_account }: FundAccount) => JSON.stringify([contact_id, vpa, bank_account]);
  return details(one) === details(other);
}
