import type { FormatTable } from './format-table'
import { giveFormatters } from './formatters'
import { tableFormatters } from './table-formatters'
import type { TabledLanguage } from './table-language'

const tables: Readonly<Record<TabledLanguage, () => Promise<{ readonly table: FormatTable }>>> = {
  kk: () => import('@/contract/generated/format-tables/kk'),
  km: () => import('@/contract/generated/format-tables/km'),
  lo: () => import('@/contract/generated/format-tables/lo'),
  mn: () => import('@/contract/generated/format-tables/mn'),
  my: () => import('@/contract/generated/format-tables/my'),
  ne: () => import('@/contract/generated/format-tables/ne'),
  uz: () => import('@/contract/generated/format-tables/uz'),
}

export async function loadTable(language: TabledLanguage): Promise<FormatTable> {
  return (await tables[language]()).table
}

/** Loads the table of a language, and writes numbers and dates of a tag by it from then on. */
export async function giveTable(tag: string, language: TabledLanguage): Promise<void> {
  giveFormatters(tag, tableFormatters(await loadTable(language)))
}
