import type { ContentFields } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { catchUp, creatorNamed, find, type Place, publish } from './shelf.ts'

type Fields = Pick<ContentFields, 'title'> &
  Partial<Pick<ContentFields, 'description' | 'category' | 'tags'>>

/** Posts by name; each creator has several. */
const shelf: Readonly<Record<string, { readonly by: string; readonly fields: Fields }>> = {
  bread: { by: 'Marta Oven', fields: { title: 'Bread', category: 'cooking', tags: ['bread'] } },
  ryeBread: {
    by: 'Marta Oven',
    fields: { title: 'Rye bread in one evening', category: 'cooking', tags: ['bread', 'rye'] },
  },
  breadMaker: {
    by: 'Gadget Hour',
    fields: { title: 'Do you need a machine in your kitchen?', description: 'Bread, rice, soup.' },
  },
  breadWinner: {
    by: 'Ledger Lane',
    fields: {
      title: 'Who earns what',
      description: 'Families, careers and daily bread. '.repeat(12),
      category: 'business',
    },
  },
  yogaMorning: {
    by: 'Slow Motion',
    fields: { title: 'Morning yoga', category: 'fitness', tags: ['yoga', 'morning'] },
  },
  yogaBack: {
    by: 'Slow Motion',
    fields: { title: 'Yoga for your back', category: 'fitness', tags: ['yoga'] },
  },
  squats: { by: 'Iron Works', fields: { title: 'A hundred squats', category: 'fitness' } },
  guitarFirst: {
    by: 'Six Strings',
    fields: { title: 'First chords on a guitar', category: 'music', tags: ['guitar', 'beginner'] },
  },
  guitarSolo: {
    by: 'Six Strings',
    fields: { title: 'How a solo tells a story', category: 'music', tags: ['guitar'] },
  },
  guitarCare: {
    by: 'Workbench',
    fields: { title: 'New frets', description: 'An old guitar on the bench.', category: 'crafts' },
  },
  drawingHands: {
    by: 'Inkwell',
    fields: { title: 'Drawing hands', category: 'art', tags: ['drawing', 'anatomy'] },
  },
  drawingTrees: {
    by: 'Inkwell',
    fields: { title: 'Trees in ink', category: 'art', tags: ['drawing', 'nature'] },
  },
  inkwellTour: {
    by: 'Gadget Hour',
    fields: { title: 'Inside the studio', description: 'A visit to Inkwell.' },
  },
  lisbon: {
    by: 'Far Corners',
    fields: { title: 'Lisbon on foot', category: 'travel', tags: ['lisbon', 'walking'] },
  },
  lisbonFood: {
    by: 'Marta Oven',
    fields: { title: 'What to eat in Lisbon', category: 'cooking', tags: ['lisbon'] },
  },
  walking: {
    by: 'Slow Motion',
    fields: { title: 'Walking for an hour', category: 'wellness', tags: ['walking'] },
  },
}

type Grades = Readonly<Record<string, 1 | 2 | 3>>

/**
 * What people type, and what they hope for: 3 is what they came for, 2 is good, 1 is not wrong. Written after
 * the weights and by the same hands: it guards the order, and does not prove the weights.
 */
const judged: Readonly<Record<string, Grades>> = {
  bread: { bread: 3, ryeBread: 2, breadMaker: 1, breadWinner: 1 },
  'rye bread': { ryeBread: 3 },
  yoga: { yogaMorning: 3, yogaBack: 3 },
  'yoga back': { yogaBack: 3 },
  workout: { yogaMorning: 2, yogaBack: 2, squats: 3 },
  guitar: { guitarFirst: 3, guitarSolo: 3, guitarCare: 1 },
  guitra: { guitarFirst: 3, guitarSolo: 3, guitarCare: 1 },
  inkwell: { drawingHands: 3, drawingTrees: 3, inkwellTour: 1 },
  drawing: { drawingHands: 3, drawingTrees: 3 },
  'lisbon walk': { lisbon: 3 },
  lisb: { lisbon: 3, lisbonFood: 3 },
  lisbon: { lisbon: 3, lisbonFood: 3 },
  'six strings': { guitarFirst: 3, guitarSolo: 3 },
  '"on foot"': { lisbon: 3 },
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2)
const sum = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((total, grade, at) => total + gain(grade, at), 0)

/** Of the first ten, against the best order there could be: 1 is perfect. */
const ndcg = (found: readonly string[], grades: Grades): number => {
  const best = Object.values(grades).toSorted((a, b) => b - a)
  return sum(found.map((name) => grades[name] ?? 0)) / sum(best)
}

/** What the engine does by itself with all the words: BM25. */
const findPlainly = async ({ search }: Scope, text: string) => {
  const { hits } = await search.scan({
    index: 'content',
    body: { query: { match: { all: text } }, size: 10, sort: [{ _score: 'desc' }, { id: 'desc' }] },
  })
  return hits.hits.map(({ _id }) => _id)
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Publishes the shelf where nothing else can be found, and asks every question both ways. */
export const scoreJudged = async (place: Place) => {
  const creators = new Map<string, SignedInScope>()
  const names = new Map<string, string>()
  for (const [name, { by, fields }] of Object.entries(shelf)) {
    const creator = creators.get(by) ?? (await creatorNamed(place, by))
    creators.set(by, creator)
    names.set(await publish(place, creator, fields), name)
  }
  await catchUp(place)
  const scope = place.scope()
  const score = (ids: readonly string[], grades: Grades) =>
    ndcg(
      ids.map((id) => names.get(id) ?? id),
      grades,
    )
  const ours: number[] = []
  const plain: number[] = []
  for (const [text, grades] of Object.entries(judged)) {
    ours.push(score(await find(scope, text), grades))
    plain.push(score(await findPlainly(scope, text), grades))
  }
  return { ours: mean(ours), plain: mean(plain) }
}
