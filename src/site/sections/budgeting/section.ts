import { defineSection } from "../../../content/model/define-section"
import { only } from "../../../content/model/fields"

export const budgeting = defineSection({
  name: "Budgeting",
  anywhere: true,
  description: "Charts of content/data/budget.yaml: clients by size, and the average budget by year.",
  heading: "Budgets",
  reads: { budget: only("Budget", "BudgetingBudget") },
})
