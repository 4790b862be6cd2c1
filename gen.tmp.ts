import { generateLanguages } from './tests/bench/generate-languages'
import { rmSync } from 'node:fs'
rmSync('.cache/bench/tl',{recursive:true,force:true})
generateLanguages('.cache/bench/tl/m40', 40)
generateLanguages('.cache/bench/tl/m1', 1)
