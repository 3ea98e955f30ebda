import { mkdirSync, writeFileSync } from 'node:fs'
import { contours } from './art/contours.ts'
import { flowField } from './art/flow-field.ts'
import { hills } from './art/hills.ts'
import { tiles } from './art/tiles.ts'

const home = {
  hero: flowField({ width: 1200, height: 520, seed: 11, paper: '#1b1a2e' }),
  follow: hills({
    width: 640,
    height: 360,
    seed: 4,
    sky: '#4a0a24',
    sun: '#e0607e',
    layers: ['#f0c9ae', '#ff9f7c', '#d8567a', '#6d1233', '#2c0414'],
  }),
  publish: tiles({ width: 640, height: 360, seed: 12 }),
  paid: contours({ width: 640, height: 360, seed: 9 }),
  night: hills({
    width: 1200,
    height: 520,
    seed: 21,
    sky: '#181a35',
    sun: '#f3d9b1',
    layers: ['#3d3b6b', '#5b5494', '#7d5a9a', '#2d2450', '#15122a'],
  }),
}

const identity = {
  entrance: flowField({ width: 760, height: 960, seed: 7, paper: '#1b1a2e' }),
}

for (const [feature, pictures] of Object.entries({ home, identity })) {
  const folder = new URL(`../src/features/${feature}/art/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, svg] of Object.entries(pictures)) {
    writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`)
    console.log(`${feature}/${name}.svg ${(svg.length / 1024).toFixed(1)} KB`)
  }
}
