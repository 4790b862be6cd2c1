import { missingKey } from '@/engine/checks/schema/missing-key'
import { schemaOutdated } from '@/engine/checks/files/schema-outdated'
import type { Diagnostic } from '@/engine/finding/diagnostic'
import { versionFindings } from '@/engine/checks/files/version-findings'
import { currentVersion, writtenVersion } from '@/engine/folder/format-version'
import { lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { Reporter } from '@/engine/checker/reporter'
import { DraftFolder, type FileChange, type MigrationRefusal } from './draft-folder'
import { replaceValue } from './edit-json'
import type { Migration } from './migration'

/** The steps and changes that bring the merchants up to date. */
export interface MigrationPlan {
  readonly to: number
  /** Steps that some folder needs. */
  readonly steps: readonly Migration[]
  /** Empty when something is refused: either all folders are migrated or none. */
  readonly changes: readonly FileChange[]
  /** Why it is impossible, and where. */
  readonly refused: readonly Diagnostic[]
}

/** Computes the changes without writing them. */
export function planMigration(set: MerchantSet, migrations: readonly Migration[], to = currentVersion): MigrationPlan {
  const reporter = new Reporter(set.root)
  const unreadable = [...set.folders.values()].flatMap((folder) => faultsOf(folder, reporter))
  if (unreadable.length > 0) return { to, steps: [], changes: [], refused: unreadable }
  const { drafts, refused } = draftsOf(set, reporter)
  if (refused.length > 0) return { to, steps: [], changes: [], refused }
  const steps = migrations.filter((step) => [...drafts.values()].some(({ version }) => version < step.to))
  for (const step of steps) {
    const problems = runStep(step, drafts)
    if (problems.length > 0) return { to, steps, changes: [], refused: problems.map((each) => shown(each, reporter)) }
  }
  return { to, steps, changes: [...drafts.values()].flatMap((draft) => draft.changes()), refused: [] }
}

/** Texts that cannot be edited safely: unclear ones, and those with duplicate keys. */
function faultsOf(folder: MerchantFolder, reporter: Reporter): Diagnostic[] {
  return [...folder.files.values()].flatMap((file) =>
    file.faults
      .filter(({ code }) => file.value === undefined || code === 'duplicate-key')
      .map((fault) => reporter.fault(folder.code, file, fault)),
  )
}

function draftsOf(
  set: MerchantSet,
  reporter: Reporter,
): { drafts: ReadonlyMap<string, DraftFolder>; refused: Diagnostic[] } {
  const drafts = new Map<string, DraftFolder>()
  const refused: Diagnostic[] = []
  for (const folder of set.folders.values()) {
    // Without site.json a folder is not a merchant, and its version is unknown.
    if (!folder.files.has('site')) continue
    const { chain } = lineageOf(folder, set.folders)
    const newer = versionFindings(chain).filter(({ check }) => check !== schemaOutdated)
    const version = chain.map(writtenVersion).find((each) => each !== undefined)
    const findings = version === undefined ? [unversioned()] : newer
    refused.push(...findings.map((finding) => reporter.finding(chain, finding)))
    if (version !== undefined) drafts.set(folder.code, new DraftFolder([folder, ...chain.slice(1)], version))
  }
  return { drafts, refused }
}

function unversioned(): Parameters<Reporter['finding']>[1] {
  const message = 'neither it nor a template says in which version of the format it is written'
  const expected = `"schemaVersion": a number from 1 to ${currentVersion}`
  return { check: missingKey, file: 'site', path: [], spot: 'object', message, expected, received: 'nothing' }
}

function runStep(step: Migration, drafts: ReadonlyMap<string, DraftFolder>): readonly MigrationRefusal[] {
  const older = [...drafts.values()].filter(({ version }) => version === step.to - 1)
  const refused = step.migrate(older, drafts)
  if (refused.length > 0) return refused
  for (const draft of older) {
    draft.version = step.to
    if (draft.isVersioned) draft.edit('site', (text) => replaceValue(text, ['schemaVersion'], step.to))
  }
  return []
}

function shown({ folder, file, path, message, expected }: MigrationRefusal, reporter: Reporter): Diagnostic {
  const place = { check: schemaOutdated, file, path, spot: 'value', received: 'nothing' } as const
  return reporter.finding(folder.layers, { ...place, message, expected })
}
