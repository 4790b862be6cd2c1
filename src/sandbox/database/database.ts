import type { Client, InStatement, InValue, ResultSet } from '@libsql/client'
import { readOnly, readRows, type Columns } from './columns'

/** SQL, with what stands for its parameters. */
export type SqlStatement = InStatement
export type Parameter = InValue

/** Answers of as many statements, in their order. */
type Answers<Statements extends readonly SqlStatement[]> = { -readonly [At in keyof Statements]: ResultSet }

/** How the modules speak SQL. */
export interface Database {
  /** Rows of a statement, each read as `columns` says. */
  rows<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape[]>
  /** The first of them, if there is any. */
  first<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape | undefined>
  /** The row of a statement that always has one, such as a sum. */
  only<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape>
  /** Writes. Answers how many rows it changed. */
  run(statement: SqlStatement): Promise<number>
  /** Writes all of the statements, or nothing where one of them fails. */
  write<const Statements extends readonly SqlStatement[]>(statements: Statements): Promise<Answers<Statements>>
  /** Reads several things of one moment. */
  read<const Statements extends readonly SqlStatement[]>(statements: Statements): Promise<Answers<Statements>>
}

export function createDatabase(client: Client): Database {
  const execute = (sql: string, parameters: readonly Parameter[] = []) => client.execute({ sql, args: [...parameters] })

  async function batch<Statements extends readonly SqlStatement[]>(statements: Statements, mode: 'read' | 'write') {
    // A batch answers each of its statements.
    return (await client.batch([...statements], mode)) as Answers<Statements>
  }

  return {
    rows: async (columns, sql, parameters) => readRows(await execute(sql, parameters), columns),
    first: async (columns, sql, parameters) => readRows(await execute(sql, parameters), columns)[0],
    only: async (columns, sql, parameters) => readOnly(await execute(sql, parameters), columns),
    run: async (statement) => (await client.execute(statement)).rowsAffected,
    write: (statements) => batch(statements, 'write'),
    read: (statements) => batch(statements, 'read'),
  }
}
