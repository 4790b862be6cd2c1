import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLoaded } from '@/engine/checker/check-merchants'
import { isTemplate, lineageOf } from '@/engine/folder/lineage'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { buildDrafts } from '@/tools/build/build-drafts'
import { brandForPictures } from './brand-copies'
import { nothingDrawn, type BrandPictures } from './brand-pictures'
import { serveBrands, type BrandServer } from './brand-server'
import { BrandViewer } from './brand-viewer'
import { drawBrand, type DrawOptions } from './draw-brand'
import { screensOf } from './screen'
import { makeRandomSteady } from './steady-random'
import { touchedScreens, type Touched } from './touched-screens'

export interface ReviewOptions extends DrawOptions {
  /** Folder of the project. */
  readonly root: string
  /** Codes of the brands to look at; all that changed if there are none. */
  readonly only: readonly string[]
  /** Brands that are drawn at most. */
  readonly mostBrands: number
  /** Where the clock of the pages and of the sandbox stands, in milliseconds since 1970. */
  readonly now: number
  readonly onProgress: (text: string) => void
}

/** A brand in the states that can be drawn. */
interface Candidate {
  readonly code: string
  readonly before?: ResolvedMerchant
  readonly after?: ResolvedMerchant
  readonly touched: readonly Touched[]
  readonly notes: readonly string[]
}

/** Draws what a change of merchants changes, brand by brand. Brands of which no file differs are not in the result. */
export async function reviewBrands(
  before: MerchantSet,
  after: MerchantSet,
  options: ReviewOptions,
): Promise<readonly BrandPictures[]> {
  const codes = changedCodes(before, after).filter((code) => options.only.length === 0 || options.only.includes(code))
  const place = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
  try {
    const told = codes.map((code) => candidateOf(code, before, after, place))
    const candidates = told.filter((each): each is Candidate => 'touched' in each && each.touched.length > 0)
    const drawn = await drawAll(candidates.slice(0, options.mostBrands), place, options)
    const left = candidates.slice(options.mostBrands).map(leftOut)
    const rest = told.flatMap((each) =>
      'touched' in each ? (each.touched.length === 0 ? [untouched(each)] : []) : [each],
    )
    return [...drawn, ...left, ...rest].sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Brands whose own files, or those of a template that they extend, differ in any byte. */
function changedCodes(before: MerchantSet, after: MerchantSet): string[] {
  const digests = new Map<string, string>()
  const digest = (set: MerchantSet, code: string): string => {
    const folder = set.folders.get(code)
    if (folder === undefined) return ''
    return lineageOf(folder, set.folders)
      .chain.map(({ path }) => {
        const known = digests.get(path) ?? folderDigest(path)
        digests.set(path, known)
        return known
      })
      .join(' ')
  }
  const codes = [...new Set([...before.folders.keys(), ...after.folders.keys()])].sort()
  const isBrand = (code: string) =>
    [before, after].some(({ folders }) => folders.has(code) && !isTemplate(folders.get(code)!))
  return codes.filter((code) => isBrand(code) && digest(before, code) !== digest(after, code))
}

function folderDigest(path: string): string {
  if (!existsSync(path)) return ''
  const hash = createHash('sha256')
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  const isRead = (name: string) => !name.startsWith('.schemas')
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
  for (const name of names.filter(isRead).sort()) hash.update(name).update(readFileSync(join(path, name)))
  return hash.digest('hex')
}

function candidateOf(code: string, before: MerchantSet, after: MerchantSet, place: string): Candidate | BrandPictures {
  const none = { code, counts: nothingDrawn, changed: [], spots: [], failed: [] }
  if (!after.folders.has(code))
    return { ...none, status: 'removed', notes: ['The brand is gone: there is nothing to draw.'] }
  const problems = problemsOf(after, code)
  if (problems.length > 0) return { ...none, status: 'cannot be drawn', notes: problems }
  const is = brandForPictures(after, code, join(place, 'after', code))
  const every = (): Touched[] =>
    screensOf(is).flatMap((screen) =>
      is.config.site.languages.order.map((language) => ({ screen, language, status: 'new', why: ['brand new'] })),
    )
  if (!before.folders.has(code)) return { code, after: is, touched: every(), notes: [] }
  const earlier = problemsOf(before, code)
  if (earlier.length > 0) {
    const note = `The state before has errors and was not drawn, so that every screen counts as new: ${earlier[0]}`
    return { code, after: is, touched: every(), notes: [note] }
  }
  const was = brandForPictures(before, code, join(place, 'before', code))
  return { code, before: was, after: is, touched: touchedScreens(was, is), notes: [] }
}

/** The first errors of a brand, and of the templates that it extends, a line each. */
function problemsOf(set: MerchantSet, code: string): string[] {
  const { diagnostics, merchants } = checkLoaded(set, [code])
  if (merchants.length > 0) return []
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  return errors
    .slice(0, 5)
    .map(({ file, range, message }) => `${file}:${range.start.line}:${range.start.column} ${message}`)
}

function untouched({ code, notes }: Candidate): BrandPictures {
  const note = 'Files of the brand differ, and nothing that anybody sees.'
  return { code, status: 'changed', notes: [...notes, note], counts: nothingDrawn, changed: [], spots: [], failed: [] }
}

function leftOut({ code, touched }: Candidate): BrandPictures {
  const counts = { ...nothingDrawn, left: touched.length * 2 }
  const note = `Not drawn, because other brands came first: npm run review -- --only ${code}`
  return { code, status: 'changed', notes: [note], counts, changed: [], spots: [], failed: [] }
}

async function drawAll(
  candidates: readonly Candidate[],
  place: string,
  options: ReviewOptions,
): Promise<BrandPictures[]> {
  if (candidates.length === 0) return []
  options.onProgress('Building both states')
  const outs = { before: join(place, 'dist-before'), after: join(place, 'dist-after') }
  await buildDrafts(options.root, [
    { out: outs.before, merchants: candidates.flatMap((each) => each.before ?? []) },
    { out: outs.after, merchants: candidates.flatMap((each) => each.after ?? []) },
  ])
  const random = makeRandomSteady()
  const servers: BrandServer[] = []
  const all: BrandPictures[] = []
  try {
    for (const state of ['before', 'after'] as const) {
      const merchants = candidates.flatMap((each) => each[state] ?? [])
      servers.push(await serveBrands(outs[state], merchants, options.now, (run) => random.within(state, run)))
    }
    random.hold()
    for (const candidate of candidates) {
      options.onProgress(
        `Drawing ${candidate.code}: ${candidate.touched.length * 2} pictures of each state, at most ${options.most}`,
      )
      all.push(await drawOne(candidate, servers, options))
    }
    return all
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    random.stop()
  }
}

async function drawOne(
  { code, before, after, touched, notes }: Candidate,
  [old, now]: readonly BrandServer[],
  options: ReviewOptions,
): Promise<BrandPictures> {
  const open = (brand: ResolvedMerchant | undefined, server: BrandServer | undefined) =>
    brand && server && BrandViewer.open(brand, server, options.now)
  const [was, is] = await Promise.all([open(before, old), open(after, now)])
  try {
    const states = { ...(was && { before: was }), ...(is && { after: is }) }
    const drawings = await drawBrand(code, touched, states, options)
    return { code, status: before === undefined ? 'new' : 'changed', notes, ...drawings }
  } finally {
    await Promise.all([was?.close(), is?.close()])
  }
}
