import { Command, Option } from 'commander'
import { configFiles, type SiteFile } from '@/engine/schema/config-files'
import type { Draft } from '@/engine/merge/draft'
import { followedInWords } from '@/engine/names/follow-path'
import { formatVersion } from '@/engine/format/format-json'
import type { MerchantSet } from '@/engine/folder/load-merchants'
import { shownPath } from '@/engine/folder/merchants-root'
import { findValue } from '@/engine/why/find-value'
import { formatWhy, whyAsJson } from '@/engine/why/format-why'
import { openDraft, unreadableFiles } from '@/engine/why/open-draft'
import { Explainer } from '@/engine/why/why'
import { PlaceFinder } from '@/engine/why/written-place'
import { CommandError } from '@/tools/cli/command-error'
import { folderOf } from './folder-of'
import { outputFormats, readMerchants, type Format, type MerchantVerb } from '@/tools/cli/merchant-io'
import { painter } from '@/tools/cli/paint'

export const whyVerb: MerchantVerb = (io) => {
  return new Command('why')
    .summary('say where a value comes from')
    .description(
      'Says what a value of a merchant is, which file, line and column set it, and which layers it overrode.',
    )
    .argument('<code>', 'the merchant')
    .argument('<path>', 'the value: menus.side.items.promo, or as a pointer /menus/side/items/promo')
    .addOption(new Option('--all', 'list every value of an object, also those that come from one place').default(false))
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action((code: string, written: string, { all, format }: { all: boolean; format: Format }) => {
      const set = readMerchants(io)
      const opened = openDraft(set, folderOf(set, code))
      if ('problem' in opened) throw new CommandError(opened.problem, 1)
      const { draft } = opened
      const { file, keys } = valueOf(set, draft, written)
      const why = new Explainer(draft, new PlaceFinder(set.root, draft.chain)).why(file, keys, { all })
      const asset = why.asset === undefined ? undefined : shownPath(set.root, why.asset)
      if (format === 'json')
        io.out(JSON.stringify({ formatVersion, merchant: code, ...whyAsJson(why, asset) }, null, 2))
      else io.out(formatWhy(why, code, painter(io.isColoured), asset))
    })
}

const help = `
Examples:
  npm run merchant -- why aurora menus.side.items.promo
  npm run merchant -- why aurora theme.tokens.color.dark.accent --all
  npm run merchant -- why derby locales.EN.nav.home
  npm run merchant -- why derby /site/gateway/timeout --format json

Exit codes:
  0  answered, also when nothing sets the value
  1  the files cannot be read; "check" says why
  2  there is no such merchant or value, or it could not run`

function valueOf(set: MerchantSet, draft: Draft, written: string): { file: SiteFile; keys: readonly string[] } {
  const followed = findValue(draft, written)
  if ('wrong' in followed) {
    const lost = unreadableFiles(set, draft)
    if (lost.length > 0) throw new CommandError(`${lost.join(' and ')} cannot be read; "check" says why`, 1)
    const text = textCalled(draft, written)
    if (text !== undefined) throw new CommandError(`"${written}" is a text: ask for ${text}`, 2)
    throw new CommandError(followedInWords(followed, draft.code), 2)
  }
  const { found, path } = followed
  if (found.file === undefined) {
    const below = path[0] === 'locales' ? [...draft.texts.keys()].map((each) => `locales.${each}`) : configFiles
    throw new CommandError(`which value? There are ${below.join(', ')}${path.length === 0 ? ', locales' : ''}`, 2)
  }
  if (draft.unreadable.has(found.file))
    throw new CommandError(`${unreadableFiles(set, draft).join(' and ')} cannot be read; "check" says why`, 1)
  return { file: found.file, keys: path.slice(path[0] === 'locales' ? 2 : 1) }
}

/** The path of a text that is called by its key alone, in the first language that has it. */
function textCalled({ texts, names }: Draft, key: string): string | undefined {
  const languages = [...(names.offered ?? []), ...texts.keys()]
  const found = languages
    .flatMap((language) => [key, `${key}_other`].map((each) => ({ language, each })))
    .find(({ language, each }) => texts.text(language, each) !== undefined)
  return found && `locales.${found.language}.${found.each}`
}
