import type { Call, ParsedInput } from '../../../contract/kit/calls.ts';
import type { User } from './authenticate.ts';
import type { Device } from './device.ts';

/** One sum of a payment, in paise. */
export interface PaymentPart {
  /** Account that receives it; the own one for a payout. */
  payeeId: number;
  amount: number;
  /** Key of the payment, such as `application:12`: repeated, it counts once. Without one every request counts. */
  reference?: string;
  /** Work it pays for, as agreed. */
  pieces?: readonly { type: string; quantity: number }[];
}

/** The paying account; null: the product, by an operator. */
export type PayerId = number | null;

/** Payment that a request makes. */
export interface Payment {
  /** Title of its campaign; null for a payout. */
  campaign: string | null;
  parts: readonly PaymentPart[];
}

/** Input of a payment call. */
export type PaymentInput<C extends Call = Call> = ParsedInput<C> & {
  user: User;
  /** Of the request that carries it out. */
  device: Device;
  /** Where the call requires one it is a part of what is approved. */
  idempotencyKey: C['idempotent'] extends 'required' ? string : string | undefined;
};

/** A call with `payment`: what it pays, null where this request moves nothing, and how. */
export interface PaymentHandler<C extends Call, R> {
  pays: (input: PaymentInput<C>) => Promise<Payment | null>;
  run: (input: PaymentInput<C>) => Promise<R>;
}

/** A payment call as it can be run later, for whoever asked. */
export interface RunnablePayment extends PaymentHandler<Call, unknown> {
  call: Call;
  /** Refuses whoever the thing in the path is not for. */
  check: (input: PaymentInput) => Promise<void>;
}

/** A request of a payment call, before it runs. */
export interface PaymentRequest extends Omit<PaymentInput, 'query'> {
  call: Call;
  payment: Payment;
}

/** Money that an operator moves is the product's, whichever account they registered. */
export function payerOf({ call, user }: Pick<PaymentRequest, 'call' | 'user'>): PayerId {
  return call.auth === 'operator' ? null : user.id;
}

/** Instead of a reply: the payment waits for a second person. */
export class ApprovalNeeded {
  readonly reply: { code: 'APPROVAL_NEEDED'; reason: string; data: { approval_id: string } };

  constructor(approvalId: string, reason: string) {
    this.reply = { code: 'APPROVAL_NEEDED', reason, data: { approval_id: approvalId } };
  }
}

/** Whether a reply, perhaps a kept one, is of a payment that waits. */
export function isApprovalNeeded({ status, reply }: { status: number; reply: unknown }): boolean {
  return status === 202 && (reply as { code?: string }).code === 'APPROVAL_NEEDED';
}

/** Runs a payment within the member's limits and the account's policy, or lets it wait. Injected by app.ts. */
export type PaymentGate = (asked: PaymentRequest, run: () => Promise<unknown>) => Promise<unknown>;

/** Name under which a payment call is stored and run: its method and declared path. */
export function titleOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** Handler of a payment call that passes the gate first. */
export function throughGate(gate: PaymentGate, { call, pays, run }: RunnablePayment) {
  return async (input: PaymentInput) => {
    const payment = await pays(input);
    return payment ? gate({ ...input, call, payment }, () => run(input)) : run(input);
  };
}
