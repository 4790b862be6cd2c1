import type { Migration } from '@/merchants/migrate/migration'
import { icons } from './0002-icons'

/** In the order in which they are run: each goes one version further than the one before. */
export const allMigrations: readonly Migration[] = [icons]
