/** Writes the types of the tables that the migrations make (npm run db:types); with --verify it compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import {
  type ColumnMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  RawExpressionNode,
  UnionExpressionNode,
} from 'kysely-codegen';
import type { Database } from '../database/connection.ts';
import { readListChecks } from '../database/list-checks.ts';
import { openTestDatabase } from '../tests/database.ts';

const typesFile = new URL('../database/generated/schema.ts', import.meta.url);

/** How `database/pool.ts` reads values. */
const typeMapping = { int8: 'number', numeric: 'number', date: 'string' };

/**
 * The text of the file. A check constraint that lists values makes a union; the shapes of jsonb columns come from
 * database/json-columns.ts.
 */
async function generateTypes(db: Database): Promise<string> {
  const lists = new Map((await readListChecks(db)).map(({ column, values }) => [column, values]));
  const generated = await readGeneratedColumns(db);
  const overrides: Record<string, ExpressionNode> = {};
  return generate({
    db,
    dialect: new PostgresDialect(),
    outFile: null,
    excludePattern: 'migration',
    typeMapping,
    customImports: {
      JsonColumn: '../json-columns.ts',
      GeneratedAlways: 'kysely',
      Locale: '../../contract/kit/languages.ts',
    },
    overrides: { columns: overrides },
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        for (const column of table.columns) {
          const path = `${table.name}.${column.name}`;
          const values = lists.get(path);
          if (values) overrides[path] = describe(column, union(values));
          const contractType = contractTypes[path];
          if (contractType) overrides[path] = describe(column, new IdentifierNode(contractType));
          if (column.dataType === 'jsonb')
            overrides[path] = describe(column, generic('JsonColumn', new LiteralNode(path)));
          const type = generated.get(path);
          if (!type) continue;
          overrides[path] = generic('GeneratedAlways', new RawExpressionNode(type));
          column.isNullable = false;
        }
      }
      return metadata;
    },
  });
}

/** Types of columns whose values only the contract lists. */
const contractTypes: Readonly<Record<string, string>> = { 'account.locale': 'Locale' };

const generic = (name: string, of: ExpressionNode) => new GenericExpressionNode(name, [of]);

function union(values: readonly (string | number)[]): ExpressionNode {
  return new UnionExpressionNode(values.map((value) => new LiteralNode(value)));
}

function describe({ hasDefaultValue }: ColumnMetadata, type: ExpressionNode): ExpressionNode {
  return hasDefaultValue ? generic('Generated', type) : type;
}

/** Columns that the database always makes itself, with their types. */
async function readGeneratedColumns(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ path: string; type: string; nullable: boolean }>`
    select table_name || '.' || column_name as path, is_nullable = 'YES' as nullable,
      case when data_type = 'text' then 'string' else 'number' end as type
    from information_schema.columns where table_schema = 'public' and is_generated = 'ALWAYS'`.execute(db);
  return new Map(rows.map(({ path, type, nullable }) => [path, nullable ? `${type} | null` : type]));
}

const { db, close } = await openTestDatabase('pglite');
const text = await generateTypes(db).finally(close);
if (!process.argv.includes('--verify')) writeFileSync(typesFile, text);
else if (readFileSync(typesFile, 'utf8') !== text) {
  process.stdout.write('database/generated/schema.ts is not what the migrations make: run npm run db:types.\n');
  process.exitCode = 1;
}
