import { expect, it } from 'vitest'
import { nested } from './cheap-rules'

it.each([
  ['@media print{.a{b:c;}}', '.a{@media print{&{b:c;}}}'],
  [
    '@media (max-width:9px){.a:hover,.x .a{b:c;}.a::before{d:e}}',
    '.a{@media (max-width:9px){&:hover,.x &{b:c;}&::before{d:e}}}',
  ],
  [
    '@container (inline-size > 30rem){@media print{.a.b{c:d;}}}',
    '.a{@container (inline-size > 30rem){@media print{&.b{c:d;}}}}',
  ],
  [
    '@supports (a:b){:root:has(.a) :is(header,aside):not(dialog *){c:d;}}',
    '.a{@supports (a:b){:root:has(&) :is(header,aside):not(dialog *){c:d;}}}',
  ],
  ['@media print{.a>.ab,.ab .a{margin:.5em;}}', '.a{@media print{&>.ab,.ab &{margin:.5em;}}}'],
])('a query is put into the rule of its component: %s', (rule, within) => {
  expect(nested(rule)).toBe(within)
})

it.each([
  '@keyframes a{0.5%{b:c;}to{d:e;}}',
  '@media print{.a{b:c;}.d{e:f;}}',
  '@media print{.a,h1{b:c;}}',
  '@media print{h1{b:c;}}',
])('one that is not of one component alone stays as it is: %s', (rule) => expect(nested(rule)).toBe(rule))
