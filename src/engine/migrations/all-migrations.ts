import type { Migration } from '@/engine/migrate/migration'
import { icons } from './0002-icons'

/** In the order in which they run: each goes one version further than the one before. */
export const allMigrations: readonly Migration[] = [icons]
