import { generateLanguages } from './tests/bench/generate-languages'
generateLanguages('.cache/bench/tl/m80', 80)
