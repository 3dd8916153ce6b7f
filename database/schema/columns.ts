import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** timestamptz(3): read as Date, exact to the millisecond, so that a cursor over it loses nothing. */
export type Time = ColumnType<Date, Date | string, Date | string>;
/** A time that the database fills in when it is not given. */
export type TimeNow = ColumnType<Date, Date | string | undefined, Date | string>;
export type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A calendar date, `2026-11-20`, in Asia/Kolkata. */
export type DayOrNull = ColumnType<string | null, string | null | undefined, string | null>;
/** bigint or identity column made by the database unless given. */
export type Id = ColumnType<number, number | undefined, never>;
/** Nullable, and left out of an insert at will. */
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Text that the database always makes itself, or null. */
export type MadeTextOrNull = ColumnType<string | null, never, never>;
/** text[] with an empty default. */
export type Words = Generated<string[]>;
/** jsonb: read as the value, written as JSON text (`JSON.stringify`). */
export type Json<T extends object | null> = JSONColumnType<T>;
export type JsonDefault<T extends object | null> = ColumnType<T, string | undefined, string>;
