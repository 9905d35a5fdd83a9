import { defineSection, only } from "../../../content/define"

export const budgeting = defineSection({
  name: "Budgeting",
  anywhere: true,
  description: "Charts of content/data/budget.yaml: clients by size, and the average budget by year.",
  heading: "Budgets",
  reads: { budget: only("Budget", "BudgetingBudget") },
})
