import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { loadMerchants, type MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantsRoot } from '@/engine/folder/merchants-root'
import { planMigration } from '@/engine/migrate/plan-migration'
import { writeChanges } from '@/engine/migrate/write-changes'
import { allMigrations } from '@/engine/migrations/all-migrations'

export class RevisionError extends Error {}

/** The merchants folder as it was at a git revision, migrated to the present format, in a temporary copy. */
export interface OpenRevision {
  readonly set: MerchantSet
  /** Removes the copy. */
  readonly close: () => void
}

/** Reads the merchants folder as it was at a git revision. The temporary copy exists while `compare` runs. */
export function withRevision<T>(root: MerchantsRoot, revision: string, compare: (set: MerchantSet) => T): T {
  const { set, close } = openRevision(root, revision)
  try {
    return compare(set)
  } finally {
    close()
  }
}

/** Throws a RevisionError when git does not know the revision or the folder. */
export function openRevision(root: MerchantsRoot, revision: string): OpenRevision {
  const top = git(root.dir, ['rev-parse', '--show-toplevel'], 'the merchants folder is in no git repository').trim()
  const commit = git(
    root.dir,
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`],
    `git knows no revision "${revision}"`,
  ).trim()
  const folder = relative(realpathSync(top), realpathSync(root.dir)).replaceAll('\\', '/')
  const copy = mkdtempSync(join(tmpdir(), 'livery-revision-'))
  const close = () => rmSync(copy, { recursive: true, force: true })
  try {
    return { set: readCopy(extract(top, commit, folder, copy)), close }
  } catch (error) {
    close()
    throw error
  }
}

function extract(top: string, commit: string, folder: string, copy: string): string {
  const target = join(copy, folder)
  const archive = ['archive', '--format=tar', `--output=${join(copy, 'revision.tar')}`, commit]
  const listed = git(
    top,
    ['ls-tree', '--name-only', commit, '--', folder === '' ? '.' : folder],
    'git cannot list the revision',
  )
  // A revision from before the first merchant has no such folder.
  if (listed.trim() !== '') {
    git(top, folder === '' ? archive : [...archive, '--', folder], 'git cannot read the revision')
    execFileSync('tar', ['-xf', join(copy, 'revision.tar'), '-C', copy])
  }
  if (!existsSync(target)) mkdirSync(target, { recursive: true })
  return target
}

/** Older formats are migrated in the copy; one that cannot be migrated is compared as far as it can be read. */
function readCopy(dir: string): MerchantSet {
  const plan = planMigration(loadMerchants({ dir }), allMigrations)
  if (plan.refused.length === 0) writeChanges(plan.changes)
  return loadMerchants({ dir })
}

function git(cwd: string, args: readonly string[], problem: string): string {
  try {
    return execFileSync('git', [...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 2 ** 20,
    })
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new RevisionError(isMissing ? 'git is not installed' : problem)
  }
}
