import type { Generated } from 'kysely';
import type { Json, TimeNow } from './columns.ts';

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
}

/** category, gender, platform and content_type look the same. */
export interface WordTable {
  id: string;
  name: string;
  position: Generated<number>;
}

export interface LanguageTable extends WordTable {
  native_name: string;
}

export interface MetaTable {
  key: string;
  value: Json<object>;
  created_at: TimeNow;
}
