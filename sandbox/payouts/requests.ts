import type { ProviderBody as Body } from '../provider/refusals.ts';
import { newId, nowSeconds } from '../provider/values.ts';
import type { Contact, FundAccount, Payout } from './entities.ts';

export interface PayoutRefusal {
  refused: string;
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const fieldsOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Body;

export function readContact(body: Body): Contact | PayoutRefusal {
  const name = textOrNull(body.name);
  if (!name || name.length > 50) return { refused: 'The name must be between 1 and 50 characters' };
  return {
    id: newId('cont'),
    entity: 'contact',
    name,
    contact: textOrNull(body.contact),
    email: textOrNull(body.email),
    type: textOrNull(body.type),
    reference_id: textOrNull(body.reference_id),
    batch_id: null,
    active: true,
    notes: fieldsOf(body.notes) as Record<string, string>,
    created_at: nowSeconds(),
  };
}

export function readFundAccount(body: Body, contacts: Record<string, Contact>): FundAccount | PayoutRefusal {
  const contactId = String(body.contact_id);
  if (!contacts[contactId]) return { refused: 'The contact id provided does not exist' };
  const made = { id: newId('fa'), entity: 'fund_account', contact_id: contactId } as const;
  const rest = { batch_id: null, active: true, created_at: nowSeconds() } as const;
  if (body.account_type === 'vpa') {
    const address = String(fieldsOf(body.vpa).address);
    const [username = '', handle = ''] = address.split('@');
    if (!username || !handle) return { refused: 'Invalid VPA. Please enter a valid Virtual Payment Address' };
    return { ...made, account_type: 'vpa', vpa: { address, username, handle }, ...rest };
  }
  const { name, ifsc, account_number } = fieldsOf(body.bank_account);
  if (body.account_type !== 'bank_account' || !textOrNull(name)) return { refused: 'The account type is invalid' };
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(String(ifsc))) return { refused: 'Invalid IFSC Code in Bank Account' };
  if (!/^\d{5,35}$/.test(String(account_number))) return { refused: 'The account number format is invalid' };
  const bank_account = {
    name: String(name),
    ifsc: String(ifsc),
    account_number: String(account_number),
    bank_name: String(ifsc).slice(0, 4),
    notes: [] as [],
  };
  return { ...made, account_type: 'bank_account', bank_account, ...rest };
}

const modesOf = { vpa: ['UPI'], bank_account: ['IMPS', 'NEFT', 'RTGS'] };

export function readPayout(
  body: Body,
  { account, fundAccounts }: { account: string; fundAccounts: Record<string, FundAccount> },
): Payout | PayoutRefusal {
  const fundAccount = fundAccounts[String(body.fund_account_id)];
  const amount = Number(body.amount);
  const mode = body.mode as Payout['mode'];
  if (body.account_number !== account) return { refused: 'The account number is invalid' };
  if (!fundAccount) return { refused: 'The fund account id provided does not exist' };
  if (!Number.isInteger(amount) || amount < 100) return { refused: 'Minimum transaction amount allowed is Re. 1' };
  if (body.currency !== 'INR') return { refused: 'The currency is invalid' };
  if (!modesOf[fundAccount.account_type].includes(mode)) return { refused: 'The mode does not suit the fund account' };
  if (!textOrNull(body.purpose)) return { refused: 'The purpose field is required' };
  return {
    id: newId('pout'),
    entity: 'payout',
    fund_account_id: fundAccount.id,
    amount,
    currency: 'INR',
    notes: fieldsOf(body.notes) as Record<string, string>,
    fees: 0,
    tax: 0,
    status: 'processing',
    purpose: String(body.purpose),
    utr: null,
    mode,
    reference_id: textOrNull(body.reference_id),
    narration: textOrNull(body.narration),
    batch_id: null,
    failure_reason: null,
    status_details: { reason: 'payout_bank_processing', description: 'The bank is processing it', source: 'bank' },
    created_at: nowSeconds(),
  };
}
