import type { Client, InStatement, InValue, ResultSet } from '@libsql/client'
import { readOnly, readRows, type Columns } from './columns'

/** An SQL statement with its parameters. */
export type SqlStatement = InStatement
export type Parameter = InValue

/** The results of the statements, in their order. */
type Answers<Statements extends readonly SqlStatement[]> = { -readonly [At in keyof Statements]: ResultSet }

/** The interface through which modules use SQL. */
export interface Database {
  /** All rows of a statement, decoded with `columns`. */
  rows<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape[]>
  /** The first row, if there is one. */
  first<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape | undefined>
  /** The row of a statement that always returns one, such as a sum. */
  only<Shape>(columns: Columns<Shape>, sql: string, parameters?: readonly Parameter[]): Promise<Shape>
  /** Runs a write and returns the number of changed rows. */
  run(statement: SqlStatement): Promise<number>
  /** Runs all statements in one transaction: all of them or none. */
  write<const Statements extends readonly SqlStatement[]>(statements: Statements): Promise<Answers<Statements>>
  /** Runs several reads on the same snapshot. */
  read<const Statements extends readonly SqlStatement[]>(statements: Statements): Promise<Answers<Statements>>
}

export function createDatabase(client: Client): Database {
  const execute = (sql: string, parameters: readonly Parameter[] = []) => client.execute({ sql, args: [...parameters] })

  async function batch<Statements extends readonly SqlStatement[]>(statements: Statements, mode: 'read' | 'write') {
    // A batch has one result per statement.
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
