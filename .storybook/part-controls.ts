import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types'
import { fn } from 'storybook/test'
import { fillDefaults } from './fill-defaults'
import { pictureNames } from './picture-choices'
import { inputType } from './prop-control'
import { propertyOf } from './schema-place'
import { exampleOf, schemaOfStory } from './story-part'
import { typeControl } from './type-control'

/** `parameters.example` is the index of the schema example that the story shows. */
export const argsFromExample: ArgsEnhancer = ({ title, parameters, initialArgs }) => {
  const place = schemaOfStory(title)
  const number: unknown = parameters['example']
  if (place === undefined || typeof number !== 'number') return initialArgs
  const example = exampleOf(place, number)
  if (example === undefined) throw new Error(`${title} has no example ${number}`)
  const calls = title.startsWith('Dialogs/') ? { onClose: fn() } : {}
  return { ...pictureNames(place, fillDefaults(place, example)), ...calls, ...initialArgs }
}

/** Controls generated from the part's own schema; where there is none, from the types of its props. */
export const controlsFromSchema: ArgTypesEnhancer = ({ title, argTypes }) => {
  const place = schemaOfStory(title)
  if (place === undefined)
    return Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, typeControl(type)]))
  const { properties = {}, required = [] } = place.schema
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const inner = propertyOf(place, name)
      // A constant identifies the part and cannot be changed.
      if (inner === undefined || inner.schema.const !== undefined) return []
      return [[name, inputType({ name, place: inner, isRequired: required.includes(name), part: place })]]
    }),
  )
}
