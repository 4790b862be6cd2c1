import type { Migrations } from '@/sandbox/database/migrations'

/** Changes made in the control panel. */
export const settingsMigrations: Migrations = {
  1: ['CREATE TABLE IF NOT EXISTS settings (merchant TEXT PRIMARY KEY, changes TEXT NOT NULL)'],
  5: ['CREATE TABLE maintenance (merchant TEXT NOT NULL, vendor TEXT NOT NULL, PRIMARY KEY (merchant, vendor))'],
}
