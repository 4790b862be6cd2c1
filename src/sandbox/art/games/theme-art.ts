import { backdrops, type BackdropName } from './backdrops'
import { beasts } from './motifs/beasts'
import { living } from './motifs/living'
import { pastimes } from './motifs/pastimes'
import { plants } from './motifs/plants'
import { riches } from './motifs/riches'
import { sports } from './motifs/sports'
import { tables } from './motifs/tables'
import { things } from './motifs/things'
import { winged } from './motifs/winged'

export const motifs = {
  ...living,
  ...beasts,
  ...winged,
  ...plants,
  ...riches,
  ...things,
  ...pastimes,
  ...tables,
  ...sports,
}

export type MotifName = keyof typeof motifs

/** What the pictures of a theme show: the possible backdrops, and the motif of each subject. */
export interface ThemeArt {
  readonly backdrops: readonly BackdropName[]
  readonly motifs: readonly MotifName[]
}

const known = (names: string, of: object): string[] =>
  names.split(' ').map((name) => {
    if (!(name in of)) throw new RangeError(`there is no drawing ${name}`)
    return name
  })

function stage(places: string, shown: string): ThemeArt {
  // `known` has checked every name in both lists.
  return {
    backdrops: known(places, backdrops) as BackdropName[],
    motifs: known(shown, motifs) as MotifName[],
  }
}

/** For slots, one motif for each of the 14 subjects in their order; for other games, the game itself. */
const stages: Readonly<Record<string, ThemeArt>> = {
  dragon: stage(
    'mountains pagodas',
    'dragon dragon pearl pearl phoenix unicorn crown crown sword gate gate snake crown gate',
  ),
  fruit: stage(
    'rays palms',
    'cherries citrus melon plum citrus grapes strawberry pineapple mango kiwi peach coconut dragonfruit banana',
  ),
  ocean: stage(
    'waves palms',
    'shell pearl dolphin shell seahorse whale octopus pearl starfish shell fish fish anchor shell',
  ),
  west: stage(
    'mesas dunes',
    'horseshoe star horseshoe chest cactus horseshoe star cactus horseshoe bull ingot star wolf firecracker',
  ),
  lantern: stage(
    'pagodas rays',
    'lantern firecracker firecracker drum drum firecracker citrus flower ingot lantern ingot ingot fan fan',
  ),
  space: stage('stars', 'planet comet planet rocket comet rocket rocket comet planet star planet planet comet star'),
  candy: stage(
    'stripes rays',
    'sweet lollipop sweet cupcake donut sweet cookie cookie donut honey lollipop honey sweet cocktail',
  ),
  viking: stage('fjord mountains', 'axes hammer axes ship ship hammer raven hammer axes axes ship axes wolf ship'),
  koi: stage('bamboo waves', 'koi lotus koi crane panda panda lotus dragonfly turtle crane fan lotus duck flower'),
  magic: stage('stars towers', 'orb potion book orb unicorn star star potion owl potion book cat orb book'),
  seven: stage('rays stripes', 'seven bell bar seven hand cards dice chips horseshoe clover chips bar star cards'),
  jungle: stage(
    'palms hills',
    'mask tiger monkey leopard toucan flower mask mask monkey elephant flower rhino flower mask',
  ),
  gem: stage(
    'rays mountains',
    'diamond ring diamond diamond crown diamond ring crown ring ring chest diamond crown ring',
  ),
  pirate: stage(
    'waves palms',
    'chest ship ship parrot compass chest chest compass anchor sword sword octopus anchor chest',
  ),
  city: stage(
    'skyline',
    'cocktail mirrorball guitar guitar vinyl vinyl star car microphone saxophone star mirrorball car cocktail',
  ),
  egypt: stage(
    'dunes palms',
    'pyramid pyramid ankh scarab ankh ankh pyramid pyramid scarab pyramid ankh snake pyramid pyramid',
  ),
  savanna: stage('hills dunes', 'lion bull wolf eagle bear horse bull horse eagle leopard zebra giraffe bull lion'),
  night: stage('night towers', 'pumpkin bat ghost potion bat ghost wolf skull potion spider pumpkin candle skull bat'),
  farm: stage('fields hills', 'barn rooster pig pig bull barn corn barn honey flower dog cat goose corn'),
  knight: stage(
    'towers mountains',
    'sword castle sword crown crown sword crown sword crown axes eagle castle axes crown',
  ),
  baccarat: stage('table', 'cards chips hand'),
  'dragon-tiger': stage('table', 'dragon tiger'),
  roulette: stage('table', 'wheel'),
  'sic-bo': stage('table', 'dice bowl'),
  fish: stage('waves', 'fish shell koi pearl anchor'),
  football: stage('fields', 'football'),
  basketball: stage('skyline', 'basketball'),
  tennis: stage('hills', 'racket'),
  volleyball: stage('palms', 'net'),
  badminton: stage('stripes', 'shuttle'),
  boxing: stage('rays', 'glove'),
  moba: stage('towers', 'sword'),
  shooter: stage('skyline', 'target'),
  royale: stage('mountains', 'crown'),
  'virtual-football': stage('rays', 'football'),
  fighting: stage('skyline', 'glove'),
  strategy: stage('stars', 'gamepad'),
  rooster: stage('rays fields', 'rooster'),
  draw: stage('mountains waves palms', 'balls'),
  'bamboo-cards': stage('bamboo', 'hand'),
  'buffalo-cards': stage('table', 'bull'),
  'sunrise-cards': stage('rays', 'hand'),
  'village-cards': stage('fields', 'cards'),
  'pagoda-cards': stage('pagodas', 'hand'),
  'mountain-cards': stage('mountains', 'chips'),
  'midnight-cards': stage('night', 'cards'),
  'three-cards': stage('stripes', 'hand'),
}

const plain = stage('table rays', 'cards')

/** A theme without drawings of its own is shown as a card game. */
export const stageOf = (theme: string): ThemeArt => stages[theme] ?? plain
