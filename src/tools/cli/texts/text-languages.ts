import { basename, extname } from 'node:path'
import type { Draft } from '@/engine/merge/draft'
import type { MerchantFolder } from '@/engine/folder/merchant-folder'
import { readUnitFiles } from '@/engine/translation/read-unit-files'
import { isSameLanguage, tagOf } from '@/engine/translation/language-tags'
import { sourceLanguage } from '@/engine/translation/text-sources'
import type { UnitFiles } from '@/engine/translation/text-units'
import { CommandError } from '@/tools/cli/command-error'

/** Throws a CommandError that names the file that cannot be used. */
export function readTextFiles(chain: readonly MerchantFolder[]): UnitFiles {
  try {
    return readUnitFiles(chain)
  } catch (error) {
    throw new CommandError((error as Error).message, 2)
  }
}

/**
 * The language of a document: the one that is said, that which its file is named after, or that of its tag. Throws a
 * CommandError where there is none.
 */
export function languageOfDocument(
  draft: Draft,
  file: string,
  { language, tag }: { readonly language: string | undefined; readonly tag?: string | undefined },
): string {
  const known = (draft.names.languages ?? draft.texts.keys()).filter((each) => each !== sourceLanguage)
  const named = basename(file, extname(file)).toUpperCase().replaceAll('_', '-')
  const found =
    known.find((each) => each.toLowerCase() === language?.toLowerCase()) ??
    language ??
    known.find((each) => each === named) ??
    (tag === undefined ? undefined : languageOfTag(draft, known, tag))
  if (found === undefined) {
    const [example = 'TH'] = [...known.filter((each) => draft.names.offered?.includes(each)), ...known]
    throw new CommandError(
      `which language? Say it (--language ${example}), or name the file after it (${example.toLowerCase()}${extname(file)}); there are ${known.join(', ')}`,
      2,
    )
  }
  if (known.includes(found)) return found
  throw new CommandError(`${draft.code} has no language "${found}": there are ${known.join(', ')}`, 2)
}

/** The language of a tag, where there is one alone: "pt" may be Portugal's or Brazil's. */
function languageOfTag(draft: Draft, languages: readonly string[], tag: string): string | undefined {
  const same = languages.filter((each) => isSameLanguage(tagOf(draft, each), tag))
  return same.length === 1 ? same[0] : same.find((each) => tagOf(draft, each).toLowerCase() === tag.toLowerCase())
}
