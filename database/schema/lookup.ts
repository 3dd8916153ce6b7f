import type { Generated } from 'kysely';
import type { Json, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export interface CountryTable {
  id: string;
  name: string;
  position: Generated<number>;
}

export interface StateTable {
  id: string;
  country_id: string;
  name: string;
}

export interface CityTable {
  id: string;
  state_id: string;
  name: string;
  latitude: number;
  longitude: number;
  weight: Generated<number>;
  retired_at: TimeOrNull;
  merged_into: Maybe<string>;
}

/** gender, platform and content_type have the same columns. */
export interface WordTable {
  id: string;
  name: string;
  position: Generated<number>;
}

/** A category that may be retired, perhaps merged into another. */
export interface CategoryTable extends WordTable {
  retired_at: TimeOrNull;
  merged_into: Maybe<string>;
}

export interface LanguageTable extends WordTable {
  native_name: string;
}

export interface MetaTable {
  key: string;
  value: Json<object>;
  created_at: TimeNow;
}
