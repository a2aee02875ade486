"""Clusters the questions of a file in five ways, ten times each, and prints what came out."""

import csv
import json
import random
import subprocess
import sys
from collections import Counter

from sklearn.cluster import KMeans
from sklearn.decomposition import TruncatedSVD
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.metrics import adjusted_rand_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import Normalizer

TOPICS = 8
SEEDS = 10
SHUFFLES = 2000
READ = 50

with open(sys.argv[1], encoding="utf-8") as file:
    docs, areas = zip(*((row["text"], row["intent"]) for row in csv.DictReader(file)))

words = TfidfVectorizer(stop_words="english", min_df=2)
letters = TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 5), min_df=2)


def reduced(vectorizer):
    return make_pipeline(vectorizer, TruncatedSVD(10, random_state=0), Normalizer())


def in_main_area(run, areas):
    """Returns the share of questions in the most frequent area of their topic."""
    counts = Counter(zip(run, areas))
    main = Counter()
    for (topic, _), count in counts.items():
        main[topic] = max(main[topic], count)
    return sum(main.values()) / len(run)


def mean(numbers):
    return sum(numbers) / len(numbers)


def read_some(run):
    """Returns the share for a few questions, as drawn at random."""
    drawn = chance.sample(range(len(run)), READ)
    return in_main_area([run[i] for i in drawn], [areas[i] for i in drawn])


ways = {
    "Words": words,
    "Words, reduced": reduced(words),
    "Parts of words": letters,
    "Parts of words, reduced": reduced(letters),
}
points_of = {name: way.fit_transform(docs) for name, way in ways.items()}
embedded = subprocess.run(["node", "embed.mjs"], input=json.dumps(docs), text=True,
                          capture_output=True, check=True)
points_of["Sentence vectors"] = json.loads(embedded.stdout)
chance = random.Random(1031)
results = []
for name, points in points_of.items():
    runs = [KMeans(TOPICS, n_init=10, random_state=seed).fit(points).labels_.tolist()
            for seed in range(SEEDS)]
    pairs = [(a, b) for a in range(SEEDS) for b in range(a)]
    agreement = [adjusted_rand_score(runs[a], runs[b]) for a, b in pairs]
    shares = [in_main_area(run, areas) for run in runs]
    shuffled = []
    for _ in range(SHUFFLES):
        order = chance.sample(areas, len(areas))
        shuffled.append(mean([in_main_area(run, order) for run in runs]))
    few = [read_some(run) for run in runs for _ in range(SHUFFLES // SEEDS)]
    results.append({
        "name": name,
        "sizes": sorted((runs[0].count(topic) for topic in range(TOPICS)), reverse=True),
        "agreement": round(mean(agreement), 2),
        "with_areas": round(mean([adjusted_rand_score(areas, run) for run in runs]), 2),
        "in_main_area": round(mean(shares), 3),
        "in_main_area_from": round(min(shares), 3),
        "in_main_area_to": round(max(shares), 3),
        "by_chance": round(mean(shuffled), 3),
        "by_chance_at_most": round(sorted(shuffled)[SHUFFLES * 95 // 100 - 1], 3),
        "few": round(mean(few), 3),
        "few_at_most": round(max(few), 3),
        "topics": [[doc for doc, label in zip(docs, runs[0]) if label == topic]
                   for topic in range(TOPICS)],
    })

filled = words.fit_transform(docs).getnnz(axis=1)
alone = [doc for doc, count in zip(docs, filled) if count == 0]
print(json.dumps({"questions": len(docs), "alone": alone, "ways": results}))
