import { Command, Option } from 'commander'
import { exampleFrom } from '@/engine/explain/example-value'
import { textFactsFrom } from '@/engine/explain/text-facts'
import { findTopic, topics, type ExampleFinder, type TextFinder } from '@/engine/explain/find-topic'
import { formatExplanation, formatTopics } from '@/engine/explain/format-explanation'
import { formatVersion } from '@/engine/format/format-json'
import { CommandError } from '@/tools/cli/command-error'
import { outputFormats, readMerchants, type Format, type MerchantIo, type MerchantVerb } from '@/tools/cli/merchant-io'
import { pageOfTopic } from './page-of-topic'
import { painter } from '@/tools/cli/paint'

export const explainVerb: MerchantVerb = (io) => {
  return new Command('explain')
    .summary('say what a key, a check, a block, a dialog or an action means')
    .description(
      'Says what a key of the JSON means: its type, allowed values, default, an example, and which part of the site ' +
        'reads it; what translators are told of a text, and where it stands; or what a check of "check", a block, a dialog or an action is for. Alone it lists what there is.',
    )
    .argument(
      '[topic]',
      'a path (menus.side.items.<name>.label), the key of a text (nav.home), or a name (route-unknown, banner-slider)',
    )
    .addOption(new Option('--format <format>', 'how to print').choices(outputFormats).default('pretty'))
    .addHelpText('after', help)
    .action((asked: string | undefined, { format }: { format: Format }) => {
      const paint = painter(io.isColoured)
      if (asked === undefined) {
        const all = topics()
        io.out(format === 'json' ? JSON.stringify({ formatVersion, topics: all }, null, 2) : formatTopics(all, paint))
        return
      }
      const topic = findTopic(asked, ...fromMerchants(io))
      if ('problem' in topic) throw new CommandError(topic.problem, 2)
      const { facts: known, ...explanation } = topic.found
      const facts = [...known, ...pageOfTopic(explanation)]
      if (format === 'pretty') io.out(formatExplanation({ ...explanation, facts }, paint))
      else io.out(JSON.stringify({ formatVersion, ...explanation, facts: Object.fromEntries(facts) }, null, 2))
    })
}

const help = `
Examples:
  npm run merchant -- explain site.gateway.timeout
  npm run merchant -- explain routes.pages.home.shell
  npm run merchant -- explain nav.home
  npm run merchant -- explain banner-slider
  npm run merchant -- explain route-unknown

A name that a merchant chooses itself is written as any name: menus.side.items.<name>.label or …items.promo.label.

Exit codes:
  0  explained
  2  there is nothing of that name, or it could not run`

/** The command works without merchants too, but then has no examples and no texts from them. */
function fromMerchants(io: MerchantIo): [examples: ExampleFinder, texts?: TextFinder] {
  try {
    const set = readMerchants(io)
    return [exampleFrom(set), textFactsFrom(set)]
  } catch (error) {
    if (error instanceof CommandError) return [() => undefined]
    throw error
  }
}
