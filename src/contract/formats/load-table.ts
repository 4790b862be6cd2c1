import type { FormatTable } from './format-table'
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
