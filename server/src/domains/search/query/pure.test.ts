import { describe, expect, it } from 'vitest'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { createBreaker } from '../../../platform/search/breaker.ts'
import { passagesOf, readPassage, writePassage } from '../kinds/passages.ts'
import { ratingOf } from '../kinds/quality.ts'
import { excerptOf, highlightsOf } from './highlights.ts'
import { parseQuery } from './parse-query.ts'

describe('a question', () => {
  it('is split into phrases in quotation marks and the rest', () => {
    expect(parseQuery('slow "Crème  brûlée" recipes')).toEqual({
      text: 'slow Crème brûlée recipes',
      phrases: ['Crème brûlée'],
      words: ['slow', 'recipes'],
    })
    expect(parseQuery('“north light” "open').phrases).toEqual(['north light'])
    expect(parseQuery('"open').words).toEqual(['open'])
    expect(parseQuery('""')).toEqual({ text: '', phrases: [], words: [] })
  })
})

describe('highlights', () => {
  it('are positions in the text of PostgreSQL, and none when the engine has another', () => {
    const marked = 'The \uE000<b>\uE001 of \uE000rain\uE001'
    expect(highlightsOf('The <b> of rain', marked)).toEqual([
      { start: 4, length: 3 },
      { start: 11, length: 4 },
    ])
    expect(highlightsOf('Renamed since', marked)).toEqual([])
    expect(highlightsOf('Rain', undefined)).toEqual([])
  })

  it('of a long text come with what stands around them', () => {
    const text = `${'x'.repeat(300)} rain falls`
    expect(excerptOf(text, '\uE000rain\uE001 falls')).toEqual({
      text: 'rain falls',
      highlights: [{ start: 0, length: 4 }],
    })
    expect(excerptOf(text, undefined).text).toHaveLength(161)
  })
})

describe('captions', () => {
  it('are joined to sentences, and parted by time and by language', () => {
    const cues = [
      { second: 1, text: 'It was' },
      { second: 2, text: 'raining.' },
      { second: 60, text: 'Later.' },
      { second: 1, text: 'Es regnete.' },
    ]
    expect(passagesOf(cues)).toEqual([
      { second: 1, text: 'It was raining.' },
      { second: 60, text: 'Later.' },
      { second: 1, text: 'Es regnete.' },
    ])
  })

  it('keep their second through the index, whatever they say', () => {
    const passage = { second: 65.04, text: '12:30 \uE002 it is' }
    expect(readPassage(writePassage(passage))).toEqual(passage)
  })
})

it('a rating is nothing with few views, and more certain with many', () => {
  expect(ratingOf(19, 19)).toBe(0)
  expect(ratingOf(50, 100)).toBeLessThan(ratingOf(5_000, 10_000))
  expect(ratingOf(20, 10)).toBe(0)
  expect(ratingOf(300, 100)).toBeLessThanOrEqual(1)
})

it('an engine that keeps failing is not asked for a while', async () => {
  let now = 0
  let asked = 0
  const breaker = createBreaker(() => now)
  const away = async () => {
    asked += 1
    throw new EngineAway('OpenSearch', null)
  }
  for (let tries = 0; tries < 10; tries++) {
    await expect(breaker.guard(away)).rejects.toThrow(EngineAway)
  }
  expect(asked).toBe(3)
  now = 2_001
  expect(await breaker.guard(async () => 'back')).toBe('back')
  await expect(breaker.guard(away)).rejects.toThrow(EngineAway)
  expect(asked).toBe(4)
})
